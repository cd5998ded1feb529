import { createContext, use } from 'react'

const Nonce = createContext<string | undefined>(undefined)

/** Gives the request's nonce to the script tags of the page. In the browser there is none to give. */
export const NonceProvider = Nonce.Provider

/** The nonce that a script tag of this page must have. */
export function useNonce(): string | undefined {
  return use(Nonce)
}
