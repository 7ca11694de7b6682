import { useStore } from '@kaadi/react'
import { UpdateBar } from '@kaadi/ui'
import './update-host.css'
import { useState } from 'react'
import { usePlatform } from '../page/platform-context.ts'

/** Says that a newer build is there. The next screen loads it by itself; who does not want to wait presses the button. */
export function UpdateHost() {
  const { builds, leaveTo } = usePlatform()
  const isOutdated = useStore(builds.outdated)
  const [isUpdating, setUpdating] = useState(false)
  if (!isOutdated) return null
  return (
    <div className="w-update">
      <UpdateBar
        updating={isUpdating}
        onUpdate={() => {
          setUpdating(true)
          // Who is asked whether to leave what they wrote, and stays, can press it again.
          setTimeout(setUpdating, 5000, false)
          const { pathname, search, hash } = window.location
          leaveTo(pathname + search + hash)
        }}
      />
    </div>
  )
}
