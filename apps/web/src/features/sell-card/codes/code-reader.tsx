import type { CodeFormat } from '@kaadi/contract/card-types'
import { photoMediaTypes } from '@kaadi/contract/constants'
import { useAction } from '@kaadi/react'
import { Button, PresetChips } from '@kaadi/ui'
import { CameraIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { useRef, useState } from 'react'
import '../../../platform/screens/stacks.css'
import '../../../platform/screens/words.css'
import { groupCardCode } from './group-card-code.ts'
import { readCodes } from './read-code.ts'

export interface CodeReaderProps {
  format: CodeFormat
  onRead: (code: string) => void
}

/** Reads the code from a photo on this device, says what it read, and leaves the field to be corrected. */
export default function CodeReader({ format, onRead }: CodeReaderProps) {
  const input = useRef<HTMLInputElement>(null)
  const [codes, setCodes] = useState<readonly string[]>()
  const { run, isRunning, error } = useAction(async (photo: File) => {
    const found = await readCodes(photo, format)
    setCodes(found)
    if (found[0]) onRead(found[0])
    return found
  })
  return (
    <div className="w-stack-small">
      <input
        ref={input}
        type="file"
        hidden
        accept={photoMediaTypes.join()}
        aria-label={t('Photo to read the code from')}
        onChange={({ currentTarget }) => {
          const [photo] = currentTarget.files ?? []
          currentTarget.value = ''
          setCodes(undefined)
          if (photo) void run(photo)
        }}
      />
      <Button
        variant="secondary"
        size="small"
        icon={<CameraIcon />}
        loading={isRunning}
        onClick={() => input.current?.click()}
      >
        {t('Read it from a photo')}
      </Button>
      <p role="status" className="w-quiet">
        {wordsOf(codes, error, format)}
      </p>
      {codes && codes.length > 1 && (
        <PresetChips
          label={t('Codes on the photo')}
          presets={codes.map((code) => ({ value: code, label: groupCardCode(code, format.example) }))}
          value=""
          onValueChange={onRead}
        />
      )}
    </div>
  )
}

function wordsOf(codes: readonly string[] | undefined, error: unknown, format: CodeFormat): string {
  if (error !== undefined) return t('This photo cannot be opened here. Type the code.')
  if (!codes) return t('It is read on this phone, and the photo is not sent.')
  const [code] = codes
  if (!code) return t('No code of this card was found on the photo. Type it.')
  return t('We read {code}. Compare it with the card, and correct what differs.', {
    code: groupCardCode(code, format.example),
  })
}
