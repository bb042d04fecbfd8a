import { workshopSlugs } from '#booking/workshops.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { wordsIn } from '#content/words/words.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { FormProblems } from '../form-problems.tsx'
import { type DateRow, DateRows } from './date-rows.tsx'
import { DeskForm } from './desk-form.tsx'
import { DeskFrame, type DeskPath } from './frame.tsx'

type Props = {
  readonly to: DeskPath
  readonly coming: readonly DateRow[]
  readonly past: readonly DateRow[]
  /** What was done just now. */
  readonly done: string | undefined
  readonly problems: Readonly<Record<string, string>>
  /** What was typed, when it was refused. */
  readonly typed: Readonly<Record<string, string>>
}

/** Every date, and ways to add one or a series, and to close all of a period. */
export function DeskDatesPage({ to, coming, past, done, problems, typed }: Props) {
  const words = deskPages.dates
  const field = (name: string) => ({ name, defaultValue: typed[name], problem: problems[name] })
  return (
    <DeskFrame title={words.title} to={to}>
      <h1 className="mb-5 text-43">{words.title}</h1>
      {done && <p className="notice">{done}</p>}
      <FormProblems language="nl" problems={problems} />
      <div className="grid gap-x-13 lg:grid-cols-[3fr_2fr]">
        <section className="mt-8">
          <h2 className="text-25">{words.coming}</h2>
          {coming.length > 0 ? <DateRows rows={coming} /> : <p>{deskPages.home.noDates}</p>}
          {past.length > 0 && (
            <details className="mt-8">
              <summary className="flex min-h-11 items-center underline">{words.past}</summary>
              <DateRows rows={past} />
            </details>
          )}
        </section>
        <div>
          <DeskForm title={words.add} does="add" button={words.addButton}>
            <p className="mb-5">{words.addText}</p>
            <SelectField label={words.workshop} {...field('workshop')}>
              {workshopSlugs.map((slug) => (
                <option key={slug} value={slug}>
                  {wordsIn('nl').workshop[slug].name}
                </option>
              ))}
            </SelectField>
            <TextField type="date" label={words.day} {...field('day')} />
            <TextField type="time" label={words.starts} {...field('startTime')} />
            <TextField type="time" label={words.ends} {...field('endTime')} />
            <TextField inputMode="numeric" label={words.capacity} {...field('capacity')} />
            <TextField inputMode="numeric" label={words.every} {...field('everyWeeks')} />
            <TextField type="date" label={words.until} {...field('until')} />
          </DeskForm>
          <DeskForm title={words.close} does="close" button={words.closeButton}>
            <p className="mb-5">{words.closeText}</p>
            <TextField type="date" label={words.closeFrom} {...field('closeFrom')} />
            <TextField type="date" label={words.closeUntil} {...field('closeUntil')} />
          </DeskForm>
        </div>
      </div>
    </DeskFrame>
  )
}
