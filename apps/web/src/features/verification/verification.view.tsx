import { t } from '@kaadi/words'
import '@kaadi/ui/css/date-field.css'
import './verification.css'
import { photoMediaTypes } from '@kaadi/contract/constants'
import { documentFacts, type Verification, type VerificationCase } from '@kaadi/contract/verifications'
import {
  Alert,
  Button,
  DateField,
  Dock,
  ImageUploader,
  Panel,
  Row,
  Rows,
  Section,
  Select,
  Tag,
  TextField,
  TextLink,
} from '@kaadi/ui'
import { CircleAlertIcon, ShieldCheckIcon } from '@kaadi/ui/icons'
import { fromService } from '@kaadi/words'
import { figure } from '../../platform/money/figure.ts'
import { Link } from '../../platform/navigation/link.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import { photoLook, photoNames } from '../../platform/photos/photo-look.ts'
import { FormSkeleton } from '../../platform/screens/form-skeleton.tsx'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import type { VerificationScreenState } from './verification-screen.ts'
import { documentNames, levelNames } from './verification-words.ts'

const formId = 'verification'

/** What each level unlocks, how the newest case stands, and the form of the next level. */
export function VerificationView(props: VerificationScreenState) {
  const { data, error, onRetry } = props
  if (!data)
    return error ? (
      <LoadFailure error={error} onRetry={onRetry} />
    ) : (
      <FormSkeleton label={t('Loading your verification')} />
    )
  return (
    <div className="w-verification">
      {data.last && <Newest newest={data.last} />}
      <Levels {...data} />
      {isNameNeeded(props) ? (
        <NameFirst />
      ) : (
        data.nextStep !== null && <NextLevel {...props} step={data.nextStep} />
      )}
    </div>
  )
}

/** The first level is about a name: without one there is nothing to send. */
const isNameNeeded = ({ data, ownName }: VerificationScreenState) => data?.nextStep === 1 && ownName === null

function NameFirst() {
  return (
    <Alert tone="todo" icon={<CircleAlertIcon />} title={t('Tell us your name first')}>
      {t('We look for it on your document.')}{' '}
      <TextLink as={Link} to={paths.bankList}>
        {t('Tell us your name where you add a bank account.')}
      </TextLink>
    </Alert>
  )
}

function Newest({ newest: { status, level, refusal } }: { readonly newest: VerificationCase }) {
  if (status === 'waiting')
    return (
      <Alert tone="wait" icon={<ShieldCheckIcon />} title={t('We are looking at what you sent')}>
        {t('You get a message once it is decided. There is nothing more to do.')}
      </Alert>
    )
  if (status === 'accepted')
    return <Alert tone="ok" icon={<ShieldCheckIcon />} title={t('You reached level {level}', { level })} />
  return (
    <Alert
      tone="todo"
      icon={<CircleAlertIcon />}
      title={refusal ? fromService(refusal.text) : t('Your verification needs another try')}
    >
      {refusal && fromService(refusal.nextStep)}
    </Alert>
  )
}

function Levels({ level, levels }: Verification) {
  return (
    <Section title={t('What each level unlocks')}>
      <Panel padding="none">
        <Rows>
          {levels.map((one) => (
            <Row
              key={one.level}
              title={t('Level {level}', { level: one.level })}
              detail={
                <>
                  {levelNames[one.level] && t(levelNames[one.level]!)}
                  {' · '}
                  {t('{percent}% of the daily withdrawal limit', { percent: figure(one.dailyLimitPercent) })}
                </>
              }
              endContent={
                one.level === level ? (
                  <Tag tone="ok">{t('You are here')}</Tag>
                ) : one.level < level ? (
                  <Tag tone="ok">{t('Done')}</Tag>
                ) : undefined
              }
            />
          ))}
        </Rows>
      </Panel>
    </Section>
  )
}

interface NextLevelProps extends VerificationScreenState {
  readonly step: 1 | 2
}

function NextLevel(props: NextLevelProps) {
  const { form, kinds, problem, step } = props
  const kind = form.field('documentKind')
  return (
    <Section title={t('Level {level}', { level: step })}>
      <form {...form.form} id={formId} className="w-verification">
        {problem && <Alert tone="bad" icon={<CircleAlertIcon />} title={problem} role="alert" />}
        <Select
          label={t('Document')}
          name="documentKind"
          value={kind.value}
          onChange={(event) => kind.set(kinds.find((one) => one === event.currentTarget.value) ?? kind.value)}
        >
          {kinds.map((one) => (
            <option key={one} value={one}>
              {t(documentNames[one])}
            </option>
          ))}
        </Select>
        {step === 1 ? <Details {...props} /> : <Photos {...props} />}
      </form>
    </Section>
  )
}

function Details({ form, ownName, countryCode }: NextLevelProps) {
  const facts = countryCode && documentFacts(countryCode, form.field('documentKind').value)
  return (
    <>
      <p>{t('We look for {name} on the document.', { name: ownName ?? '' })}</p>
      <TextField
        {...form.text('number')}
        label={t('Number on the document')}
        code
        autoComplete="off"
        maxLength={40}
        hint={facts ? t('Such as {example}', { example: facts.example }) : undefined}
        required
      />
      <DateField {...form.text('birthDate')} label={t('Date of birth')} autoComplete="bday" required />
    </>
  )
}

function Photos({ photoKinds, photos, shelf, photoFault, isBusy }: NextLevelProps) {
  const shown = photoKinds.flatMap((kind) => {
    const photo = photos.get(kind)
    const look = photo && photoLook(photo)
    return look ? [look] : []
  })
  return (
    <ImageUploader
      id="verification-photos"
      label={t('Photos of the document and of you')}
      photos={shown}
      slots={photoKinds.map((kind) => ({ id: kind, label: t(photoNames[kind]) }))}
      max={photoKinds.length}
      hint={`${t('In daylight, without flash, with all four corners. Only our reviewers see them.')} ${t('They are not kept on this phone: if you leave before you send them, take them again.')}`}
      accept={photoMediaTypes.join()}
      error={photoFault ?? null}
      disabled={isBusy}
      onAdd={([file], slot) => {
        const kind = photoKinds.find((one) => one === slot)
        if (file && kind) shelf.choose(kind, kind, file)
      }}
      onRemove={shelf.remove}
      onRetry={shelf.retry}
    />
  )
}

/** The one action of the screen; none while a case waits. */
export function VerificationDock(props: VerificationScreenState) {
  const { data, isBusy } = props
  if (!data || data.nextStep === null || isNameNeeded(props)) return null
  return (
    <Dock aria-label={t('Actions')}>
      <Button type="submit" form={formId} block loading={isBusy}>
        {data.last?.status === 'refused' ? t('Send it again') : t('Send it')}
      </Button>
    </Dock>
  )
}
