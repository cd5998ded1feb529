/** What the button "Make a page for your bank or the police" does, loaded when it is pressed. */
import type { PackPicture, PackReport, PackResult } from '../pack.ts'
import type { SentReport } from '../sent-report.ts'
import { replacePack } from '../stored-pack.ts'

/**
 * Stores what stands beside the button for the page and opens it.
 * @param sent the report that was just sent, on its receipt
 */
export default async function makePage(button: HTMLElement, sent?: SentReport): Promise<void> {
  const { result, receipt, page = '' } = button.dataset
  const shown = button.closest('section')?.querySelector<HTMLInputElement>('[data-checked-text]')
  replacePack({
    text: shown?.value ?? sent?.checked?.text ?? sent?.description ?? '',
    result: resultOf(result ?? sent?.checked?.result),
    report: sent || receipt ? await reportOf(sent, receipt) : null,
  })
  window.location.assign(page)
}

function resultOf(json: string | undefined): PackResult | null {
  return json ? JSON.parse(json) : null
}

async function reportOf(
  sent: SentReport | undefined,
  receipt: string | undefined,
): Promise<PackReport> {
  return {
    title: sent?.title ?? null,
    receipt: receipt ?? null,
    pictures: await Promise.all((sent?.images ?? []).map(describePicture)),
  }
}

async function describePicture(file: File): Promise<PackPicture> {
  return { name: file.name, size: file.size, hash: await hashOf(file) }
}

/** Returns the SHA-256 of a file. Browsers compute it only on pages over TLS and of the own machine. */
async function hashOf(file: File): Promise<string | null> {
  try {
    const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  } catch {
    return null
  }
}
