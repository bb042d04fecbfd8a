import { FormFields, refusalOf } from '#app/plain/form-fields.tsx'
import { type FormRefusal, noField, type Texts } from '#app/plain/parts.tsx'
import { companyForm, isCompanyTyped } from '#booking/invoices/company.ts'
import { privateGroupForm, readPrivateGroup } from '#booking/reservations/private-group.ts'
import { deskPath } from '#language/desk-paths.ts'
import { bookPrivateGroup } from '#office/reservations/book-private-group.ts'
import { ofGroups } from '../page-links.ts'
import { CannotUndo, Fold, pathWithResult, SolidButton } from '../buttons.tsx'
import { paying } from '../invoices/booking-invoices.tsx'
import {
  groupChoices,
  groupFormFields,
  groupWords,
  readGroup,
  renderGroupForm,
  unevenProblem,
  readAsker,
} from './group-fields.tsx'
import type { DeskPage, DeskVisit } from '../visit.ts'
import { deskWords } from '../desk-language.ts'

const words = () => deskWords().group

const groupForm = () => ({ ...privateGroupForm, words: groupWords(), choices: groupChoices() })

export const groupPage: DeskPage = { show, onSubmit: act }

/** Links to forms for a private group and an option, filled in from a message or a request. */
export function groupLinksFrom(from: 'bericht' | 'aanvraag', id: string) {
  return ofGroups(
    { to: `${deskPath('groep')}?${from}=${id}`, text: deskWords().group.make },
    { to: `${deskPath('optie')}?${from}=${id}`, text: deskWords().option.make },
  )
}

async function show(visit: DeskVisit, refused?: FormRefusal): Promise<Response> {
  const form = refused ?? { typed: await readAsker(visit), problems: {} }
  const { sitting, price, party } = groupFormFields
  return renderGroupForm(visit, form, {
    words: words(),
    sitting: <FormFields form={groupForm()} only={[...sitting, 'participants', ...price]} />,
    party: (
      <>
        <FormFields form={groupForm()} only={party} />
        <Fold title={deskWords().company.title} isOpen={isCompanyTyped(form.typed)}>
          <FormFields form={paying()} />
        </Fold>
      </>
    ),
    button: (
      <div className="mt-5">
        <CannotUndo does="group" />
        <SolidButton does="group">{words().button}</SolidButton>
      </div>
    ),
  })
}

async function act(visit: DeskVisit, form: URLSearchParams) {
  const { typed, planning, origin } = await readGroup(visit, form)
  const read = readPrivateGroup(typed, planning)
  const payer = isCompanyTyped(typed) ? companyForm.read(typed) : undefined
  const refuse = (problems: Texts) => ({ problems, typed })
  if (read.kind === 'invalid' || payer?.kind === 'invalid') {
    const wrong = read.kind === 'invalid' ? read.fields : []
    const unpaid = payer?.kind === 'invalid' ? payer.fields : []
    const { problems } = refusalOf(groupForm(), wrong, typed)
    return refuse({ ...problems, ...refusalOf(paying(), unpaid, typed).problems })
  }
  if (read.kind === 'uneven') return refuse(unevenProblem(read))
  const company = payer?.value
  const outcome = await bookPrivateGroup(visit.office, { ...read.value, ...origin, company })
  switch (outcome.kind) {
    case 'request-confirmed':
      return refuse({ [noField]: words().requestConfirmed })
    case 'over':
      return refuse({ day: words().dayProblem })
    case 'hours-taken':
      return refuse({ startTime: deskWords().dates.change.hoursTaken })
    case 'booked':
      return visit.c.redirect(
        pathWithResult(deskPath('boeking', outcome.reservationId), 'group'),
        303,
      )
  }
}
