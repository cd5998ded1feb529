/**
 * Buttons with `data-read-aloud` read out what is marked with `data-spoken` inside the element whose id they name; a
 * second press stops. Only a voice that works on the device is used: a remote one would be sent the words. The buttons
 * stay hidden where the device has no voice of the page's language.
 */
export function readAloud(): void {
  const speech = window.speechSynthesis
  if (!speech) return
  const language = document.documentElement.dataset.voice
  const findVoice = () =>
    speech
      .getVoices()
      .find(({ localService, lang }) => localService && lang.split(/[-_]/)[0] === language)
  const offer = () => {
    if (findVoice()) document.documentElement.dataset.speaks = ''
  }
  offer()
  speech.addEventListener?.('voiceschanged', offer)
  window.addEventListener('pagehide', () => speech.cancel())

  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-read-aloud]')
    const voice = findVoice()
    if (!button || !voice) return
    const isReading = 'reading' in button.dataset
    speech.cancel()
    for (const other of document.querySelectorAll('[data-read-aloud]')) show(other, false)
    if (isReading) return
    const parts = document.querySelectorAll(`#${button.dataset.readAloud} [data-spoken]`)
    // A text of many sentences in one piece is cut off by some browsers after 15 seconds.
    const utterances = [...parts].map((part) => {
      const utterance = new SpeechSynthesisUtterance(part.textContent ?? '')
      utterance.voice = voice
      utterance.lang = voice.lang
      return utterance
    })
    utterances.at(-1)?.addEventListener('end', () => show(button, false))
    show(button, true)
    for (const utterance of utterances) speech.speak(utterance)
  })
}

function show(button: Element, isReading: boolean): void {
  button.toggleAttribute('data-reading', isReading)
}
