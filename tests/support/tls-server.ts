import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { onTestFinished } from 'vitest'

/** The name in the certificate. */
export const TLS_HOST = 'tls.example'

/** Of a certificate that signs itself and protects nothing. Valid from 2024 to 2099. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg/xiXgFxG5sdilCUD
vd3jKeTxQXdBYjg/oMckfD4lHVShRANCAARxYVWFH+TkQRv5/RF4KuGcRZ+IFyPA
nrEt19lU7qh0attvscQYc+hxa6KyuU8FAGSrWQxCUIlovDtxvbIaDuru
-----END PRIVATE KEY-----
`
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBZzCCAQ2gAwIBAgIBATAKBggqhkjOPQQDAjAWMRQwEgYDVQQDDAt0bHMuZXhh
bXBsZTAgFw0yNDAxMDEwMDAwMDBaGA8yMDk5MTIzMTIzNTk1OVowFjEUMBIGA1UE
AwwLdGxzLmV4YW1wbGUwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAARxYVWFH+Tk
QRv5/RF4KuGcRZ+IFyPAnrEt19lU7qh0attvscQYc+hxa6KyuU8FAGSrWQxCUIlo
vDtxvbIaDuruo0owSDAWBgNVHREEDzANggt0bHMuZXhhbXBsZTAPBgNVHRMBAf8E
BTADAQH/MB0GA1UdDgQWBBQupcWRLZKnOrFluB+U+m0EhzvYPzAKBggqhkjOPQQD
AgNIADBFAiB8KeDzorb22Snsk6MLEskGwkpyh1UEA09Vb6iEXBeBIwIhAJ9uzgLX
f7FTSN0rHTyfJqX9Ily2yEDXx43a45U0Kxhu
-----END CERTIFICATE-----
`

/** Starts a web server with TLS on a free port of 127.0.0.1, which ends with the test. Returns the port. */
export async function startTlsServer(answer: RequestListener): Promise<number> {
  const server = createServer({ key: KEY, cert: CERTIFICATE }, answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

/** Lets this process trust the certificate until the end of the test. */
export function trustTlsServer(): void {
  const before = getCACertificates('default')
  setDefaultCACertificates([...before, CERTIFICATE])
  onTestFinished(() => setDefaultCACertificates(before))
}
