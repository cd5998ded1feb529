import { createContext, use } from 'react'
import { localPath } from './local-path.ts'
import type { Locale, Text } from './locale.ts'

const CurrentLocale = createContext<Locale>('en')

/** Sets the language of all components inside. React context, not a server variable, so requests do not share it. */
export const LocaleProvider = CurrentLocale.Provider

/** Returns the language of the page. */
export function useLocale(): Locale {
  return use(CurrentLocale)
}

/** Returns the messages of a room in the language of the page. */
export function useText<Words>(text: Text<Words>): Words {
  return text[useLocale()]
}

/** Returns a function that converts the path of a screen to the language of the page. */
export function useLocalPath(): (path: string) => string {
  const locale = useLocale()
  return (path) => localPath(locale, path)
}
