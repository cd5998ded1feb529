import { createContext, use } from 'react'
import { localPath } from './local-path.ts'
import type { Locale, Text } from './locale.ts'

const CurrentLocale = createContext<Locale>('en')

/** Sets the language of everything inside. It lives in the page, never in the server: two visitors never share it. */
export const LocaleProvider = CurrentLocale.Provider

/** The visitor's language. */
export function useLocale(): Locale {
  return use(CurrentLocale)
}

/** The words of a room in the visitor's language. */
export function useText<Words>(text: Text<Words>): Words {
  return text[useLocale()]
}

/** Gives the address of a screen in the visitor's language. */
export function useLocalPath(): (path: string) => string {
  const locale = useLocale()
  return (path) => localPath(locale, path)
}
