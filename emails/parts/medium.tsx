import { createContext, type ReactNode, useContext } from 'react'

/** Each mail is written once and rendered twice: as HTML, and as the plain text that goes with it. */
export type Medium = { readonly medium: 'html' | 'text'; readonly language: string }

const MediumContext = createContext<Medium>({ medium: 'html', language: 'nl' })

export function useMedium(): Medium {
  return useContext(MediumContext)
}

export function InMedium({ medium, language, children }: Medium & { children: ReactNode }) {
  return <MediumContext value={{ medium, language }}>{children}</MediumContext>
}
