import type { ReactNode } from 'react'
import { TitledPage } from '#app/plain/pages.tsx'
import type { Status } from '#booking/status.ts'
import gift from '#content/pictures/jar-gift.svg?url'
import clean from '#content/pictures/jars/jar-ready.svg?url'
import type { Language } from '#language/languages.ts'
import { bookingJar } from '#letters/booking-jar.ts'

/** At the head of the pages about a voucher, where those of a booking show its jar. */
export function GiftJar() {
  return <img src={gift} alt="" width={70} height={88} className="-mb-3 self-end" />
}

type Jar = { readonly status: Status; readonly language: Language }

/** As the mails show it; a clean one once the booking has ended. */
export function BookingJar({ status, language }: Jar) {
  const { src, alt } = bookingJar(status, language)?.onPage ?? { src: clean, alt: '' }
  const look = '-mb-3 self-end'
  return <img src={src} alt={alt} width={72} height={84} className={look} />
}

export function JarPage(props: {
  readonly visit: { readonly language: Language; readonly reservation: { readonly status: Status } }
  readonly title: string
  readonly children: ReactNode
}) {
  const { visit, title, children } = props
  const { language, reservation } = visit
  const aside = <BookingJar status={reservation.status} language={language} />
  return (
    <TitledPage language={language} title={title} aside={aside}>
      {children}
    </TitledPage>
  )
}
