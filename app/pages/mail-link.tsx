import { useBusiness } from '../business.ts'

export function MailLink() {
  const { email } = useBusiness()
  return (
    <a className="underline-rule font-semibold" href={`mailto:${email}`}>
      {email}
    </a>
  )
}
