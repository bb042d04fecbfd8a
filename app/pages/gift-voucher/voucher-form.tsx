import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { maxLengths } from '#booking/forms/text-rules.ts'
import { maxGiversWords, maxPeople, voucherBounds } from '#booking/vouchers/voucher-order.ts'
import { isDay, printDay } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import type { Language } from '#language/languages.ts'
import { printEuros } from '#language/money.ts'
import { ErrorSummary, problemOf } from '../../ui/error-summary.tsx'
import { Honeypot, NumberOptions, SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { ConsentField } from '../consent-field.tsx'
import type { GiftVoucherData, RefusedOrder } from './gift-voucher-data.ts'

type Props = { readonly data: GiftVoucherData; readonly refused: RefusedOrder | undefined }

export function VoucherForm({ data, refused }: Props) {
  const { words, language, errors, workshops, today } = data
  const { form } = words
  const problems = refused?.problems ?? []
  const typed = refused?.typed ?? {}
  const { ref, order, onChange } = useOrder(refused !== undefined)
  const field = (name: keyof typeof words.problems & keyof typeof form) => ({
    name,
    label: form[name],
    defaultValue: typed[name],
    problem: problemOf(problems, name),
  })
  const text = (name: 'buyerName' | 'buyerEmail' | 'receiverName') => ({
    ...field(name),
    maxLength: name === 'buyerEmail' ? maxLengths.email : maxLengths.name,
    required: true,
  })
  return (
    <form method="post" noValidate className="max-w-[44rem]" {...{ ref, onChange }}>
      <h2 className="mb-5 text-43">{form.title}</h2>
      <ErrorSummary title={errors.summaryTitle} problems={problems} />
      <SelectField {...field('worth')}>
        {workshops.map(({ slug, text: named }) => (
          <option key={slug} value={slug}>
            {named}
          </option>
        ))}
        <option value="amount">{form.ofAmount}</option>
      </SelectField>
      <div className="voucher-people">
        <SelectField {...field('participants')}>
          <NumberOptions most={maxPeople} />
        </SelectField>
      </div>
      <div className="voucher-amount">
        <TextField
          {...field('amount')}
          hint={fill(form.amountHint, voucherBounds)}
          inputMode="numeric"
          maxLength={10}
        />
      </div>
      <h3 className="mt-8 mb-5 border-t-2 border-ink pt-5 text-25">{form.receiver}</h3>
      <TextField {...text('receiverName')} autoComplete="off" />
      <TextField
        {...field('receiverEmail')}
        hint={form.receiverEmailHint}
        type="email"
        autoComplete="off"
        maxLength={maxLengths.email}
      />
      <TextArea
        {...field('message')}
        hint={fill(form.messageHint, { most: maxGiversWords })}
        rows={4}
        maxLength={maxGiversWords}
      />
      <SendOnField {...field('sendOn')} {...{ language }} hint={form.sendOnHint} min={today} />
      <h3 className="mt-8 mb-5 border-t-2 border-ink pt-5 text-25">{form.you}</h3>
      <TextField {...text('buyerName')} autoComplete="name" />
      <TextField {...text('buyerEmail')} type="email" autoComplete="email" />
      <Honeypot label={form.honeypot} />
      <ConsentField
        {...{ words: form, language, problems }}
        consented={typed['consent'] === 'on'}
      />
      <output className="block">{order && <Total {...{ data, order }} />}</output>
      <p className="max-w-[33.5em]">{form.terms}</p>
      <button type="submit" className="button-solid cut mt-5">
        {form.submit}
      </button>
    </form>
  )
}

/** An order that was refused, or begun before the scripts came, has choices already. */
function useOrder(isRefused: boolean) {
  const ref = useRef<HTMLFormElement>(null)
  const [order, setOrder] = useState<FormData>()
  const onChange = () => setOrder(new FormData(ref.current!))
  useEffect(() => {
    const form = ref.current!
    const isBegun = [...form.querySelectorAll('select')].some((list) => list.selectedIndex > 0)
    if (isRefused || isBegun) setOrder(new FormData(form))
  }, [isRefused])
  return { ref, order, onChange }
}

/** The price of several workshops, above the button that binds; an amount stands in its field. */
function Total({ data, order }: { readonly data: GiftVoucherData; readonly order: FormData }) {
  const { words, language, workshops } = data
  const workshop = workshops.find(({ slug }) => slug === order.get('worth'))
  if (!workshop) return null
  const total = printEuros(workshop.priceCents * Number(order.get('participants')), language)
  return <span className="mb-5 block font-serif text-25">{fill(words.form.total, { total })}</span>
}

type SendOnProps = ComponentProps<typeof TextField> & {
  readonly language: Language
  readonly defaultValue?: string
}

/** The browser writes a day its own way, which may not be the page's: in words it is the same to all. */
function SendOnField({ language, defaultValue = '', ...field }: SendOnProps) {
  const [day, setDay] = useState(defaultValue)
  return (
    <div className="mb-5">
      <TextField
        {...field}
        type="date"
        defaultValue={defaultValue}
        onChange={(event) => setDay(event.target.value)}
      />
      <output htmlFor={field.name} className="-mt-3 block">
        {isDay(day) && printDay(day, language)}
      </output>
    </div>
  )
}
