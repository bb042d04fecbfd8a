import { use } from 'react'
import { type FormRefusal, SentForm, useField, TextLink } from '#app/plain/parts.tsx'
import { CheckField, Choices, SelectField, TextArea } from '#app/ui/field.tsx'
import { maxLetterWords, readDateLetter, textField } from '#booking/dates/date-letter.ts'
import { wordsOf } from '#content/words/words.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { type Language, languages } from '#language/languages.ts'
import { type Readers, readersOf, writeToSession } from '#office/dates/write-to-session.ts'
import { Fold, pathWithResult, refusalAt, SolidButton } from '../buttons.tsx'
import { edit, showPreview } from './mail-samples.tsx'
import {
  countedText,
  deskHouse,
  languageChoices,
  listedText,
  deskWords,
  textInLanguage,
} from '../desk-language.ts'
import { renderDeskPage, renderNotFound } from '../frame.tsx'
import { ofSession, type SessionVisit } from '../of-record.ts'
import { workshopAt } from './date-text.ts'
import type { DeskPage, DeskVisit } from '../visit.ts'

const words = () => deskWords().letter

export const dateLetterPage: DeskPage = {
  show: ofSession(show),
  handlers: {
    edit,
    preview: write,
    'send-letter': write,
  },
}

async function show(visit: SessionVisit, sent?: FormRefusal): Promise<Response> {
  const { id, office, session } = visit
  const readers = await readersOf(office.store, id)
  const { unmailed } = readers
  const above = <TextLink to={deskPath('datum', id)}>{workshopAt(session)}</TextLink>
  const body = (
    <div className="mt-5">
      {readers.guests.length + readers.waiting.length === 0 ? (
        <p>{words().nobody}</p>
      ) : (
        <Form readers={readers} />
      )}
      {unmailed.length > 0 && (
        <p className="mt-5 [overflow-wrap:anywhere]">
          {fill(words().unmailed, { names: listedText(unmailed.map(({ name }) => name)) })}
        </p>
      )}
    </div>
  )
  return renderDeskPage(visit, { title: words().title, above, isNarrow: true, sent, body })
}

async function write(visit: DeskVisit, form: URLSearchParams): Promise<Response | FormRefusal> {
  const { c, id, office } = visit
  const typed = Object.fromEntries(form)
  const toWaiting = form.has('waiting')
  const readers = await readersOf(office.store, id)
  const read = readDateLetter(typed, spokenBy(readers, toWaiting))
  if (read.kind === 'invalid') {
    return refusalAt(read.field, problemOf(read), typed)
  }
  const letter = read.value
  const draft = form.get('draft') ?? ''
  if (form.get('do') === 'preview' || !/^[\da-f-]{36}$/.test(draft)) {
    return showPreview(visit, { letter, readers, toWaiting })
  }
  const isThere = await writeToSession(office, id, { letter, toWaiting, draft })
  if (!isThere) return renderNotFound(visit)
  return c.redirect(pathWithResult(deskPath('datum', id), 'send-letter'), 303)
}

function problemOf({ field, isLong }: { readonly field: string; readonly isLong?: boolean }) {
  if (isLong) return fill(deskWords().refused.tooLong, { most: maxLetterWords })
  return field === 'instead' ? words().insteadProblem : words().textProblem
}

function spokenBy({ guests, waiting }: Readers, toWaiting: boolean): readonly Language[] {
  const readers = [...guests, ...(toWaiting ? waiting : [])]
  return languages.filter((each) => readers.some(({ language }) => language === each))
}

type Props = { readonly readers: Readers }

function Form({ readers }: Props) {
  const { typed } = use(SentForm)
  const spoken = spokenBy(readers, true)
  const others = languages.filter((each) => !spoken.includes(each))
  const instead = useField('instead', spoken[0])
  const isTyped = others.some((each) => typed?.[textField(each)])
  return (
    <form method="post" noValidate>
      <p className="mb-5">{words().text}</p>
      {spoken.map((each) => (
        <TextIn key={each} language={each} readers={readers} />
      ))}
      {others.length > 0 && (
        <div className="mb-5">
          <Fold title={words().otherLanguages} isOpen={isTyped}>
            {others.map((each) => (
              <TextIn key={each} language={each} readers={readers} />
            ))}
          </Fold>
        </div>
      )}
      {spoken.length > 1 && (
        <SelectField label={words().instead} {...instead}>
          <Choices of={languageChoices()} />
        </SelectField>
      )}
      {readers.waiting.length > 0 && (
        <CheckField
          name="waiting"
          label={countedText(words().toWaiting, readers.waiting.length)}
          defaultChecked={typed?.['waiting'] !== undefined}
        />
      )}
      <SolidButton does="preview">{words().look}</SolidButton>
    </form>
  )
}

function TextIn({ language, readers }: Props & { readonly language: Language }) {
  const count = readers.guests.filter((guest) => guest.language === language).length
  return (
    <TextArea
      label={textInLanguage(words().textIn, language)}
      hint={[count > 0 && countedText(words().readers, count), frameText(language)]
        .filter(Boolean)
        .join('. ')}
      rows={5}
      lang={language}
      {...useField(textField(language))}
    />
  )
}

/** "Boven je tekst staat al ‘Bonjour …’" */
function frameText(language: Language): string {
  const { greeting, signature } = wordsOf(deskHouse(), language).mails.reservation
  return fill(words().frameText, { greeting: fill(greeting, { name: '…' }), signature })
}
