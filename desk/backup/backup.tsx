import { TextLink, Section } from '#app/plain/parts.tsx'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { isBackupOld, retentionTerms } from '#booking/personal-data/retention.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { recordKeyShown, wasKeyShown } from '#office/backup/record-backup.ts'
import { DeskButton, SolidButton } from '../buttons.tsx'
import { dayText, deskWords } from '../desk-language.ts'
import { renderDeskPage } from '../frame.tsx'
import { askFreshKey } from '../devices/fresh-key.tsx'
import type { DeskPage, DeskVisit } from '../visit.ts'

const words = () => deskWords().backup

/** A backup in two steps: its key on paper, then the file. */
export const backupPage: DeskPage = {
  show,
  handlers: {
    'show-key': handleShowKey,
    'take-backup': async (visit) => ((await wasShown(visit)) ? download(visit) : undefined),
  },
}

async function show(visit: DeskVisit): Promise<Response> {
  const isShown = await wasShown(visit)
  const { key, file } = words()
  const body = (
    <>
      <p className="mt-5">{await lastText(visit)}</p>
      <p className="mt-3">{words().text}</p>
      <Section title={key.title}>
        <form method="post" className="mt-3">
          <p className="mb-3">{isShown ? key.shown : key.text}</p>
          <DeskButton does="show-key" look={isShown ? 'button-quiet' : 'button'}>
            {key.button}
          </DeskButton>
        </form>
      </Section>
      <Section title={file.title}>
        {isShown ? (
          <form method="post" className="mt-3">
            <p className="mb-3">{fill(file.age, { days: retentionTerms.backups.days })}</p>
            <SolidButton does="take-backup">{file.button}</SolidButton>
          </form>
        ) : (
          <p className="mt-3">{file.first}</p>
        )}
      </Section>
    </>
  )
  return renderDeskPage(visit, { title: words().title, isNarrow: true, body })
}

/** The key alone opens every backup: the owner first proves that the farm's mailbox is theirs. */
async function handleShowKey(visit: DeskVisit): Promise<Response> {
  const { backups, office, now } = visit
  const keyless = askFreshKey(visit)
  if (keyless) return keyless
  const identity = await backups.key()
  await recordKeyShown(office.store, (await backups.publicKey())!, now)
  return showKey(visit, identity)
}

async function wasShown({ backups, office }: DeskVisit): Promise<boolean> {
  const publicKey = await backups.publicKey()
  return publicKey !== undefined && (await wasKeyShown(office.store, publicKey))
}

function showKey(visit: DeskVisit, identity: string): Response {
  const { key } = words()
  const inSixes = identity.match(/.{1,6}/g) ?? []
  const body = (
    <>
      <p className="mt-5">{key.once}</p>
      <p className="copyable mt-5 border-2 border-ink p-5 text-25 [overflow-wrap:anywhere]">
        {inSixes.map((part) => (
          <span key={part} className="mr-[0.4em] inline-block">
            {part}
          </span>
        ))}
      </p>
      <p className="no-print mt-8">
        <TextLink to={deskPath('back-up')}>{key.done}</TextLink>
      </p>
    </>
  )
  return renderDeskPage(visit, { title: key.page, isNarrow: true, body })
}

/** The file is sent as it is made, and kept nowhere. */
async function download({ c, backups }: DeskVisit): Promise<Response> {
  const { name, body } = await backups.take()
  return c.body(body, 200, {
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'no-store',
  })
}

async function lastText({ office }: DeskVisit): Promise<string> {
  const last = await office.store.history.findLastDayOf('backup')
  return last ? fill(words().last, { date: dayText(last) }) : words().never
}

/** Notice of the home page: the day of the last backup, with a warning when the backup is too old. */
export async function backupNotice(visit: DeskVisit) {
  const last = await visit.office.store.history.findLastDayOf('backup')
  const isOld = isBackupOld(last, dayOf(visit.now))
  return (
    <div className={isOld ? 'notice mt-8' : 'mt-8 text-meta'} data-grave={isOld || undefined}>
      <p>
        {await lastText(visit)} {isOld && last && words().old}
      </p>
      <TextLink to={deskPath('back-up')}>{words().toPage}</TextLink>
    </div>
  )
}
