import { useEffect, useRef, useState } from 'react'
import { LIMITS } from '#app/domain/limits.ts'

/** A picture that the visitor has chosen, not sent yet. `url` shows it on this page only. */
export type ChosenImage = { id: number; file: File; url: string }

export type EvidenceProblem = 'rejected' | 'too-many'

/** The pictures chosen so far: each picking adds to them, and what is rejected costs none of the others. */
export function useEvidence() {
  const [images, setImages] = useState<readonly ChosenImage[]>([])
  const [problem, setProblem] = useState<EvidenceProblem | null>(null)
  const shown = useRef(images)
  const lastId = useRef(0)
  shown.current = images

  useEffect(() => {
    return () => {
      for (const { url } of shown.current) URL.revokeObjectURL(url)
    }
  }, [])

  function add(files: Iterable<File>) {
    const [before, offered] = [shown.current, [...files]]
    const fresh = offered.filter((file) => !before.some((image) => isSame(image.file, file)))
    const fitting = fresh.filter(mayBeEvidence)
    const kept = fitting.slice(0, LIMITS.evidenceFiles - before.length)
    const added = kept.map((file) => {
      lastId.current += 1
      return { id: lastId.current, file, url: URL.createObjectURL(file) }
    })
    shown.current = [...before, ...added]
    setImages(shown.current)
    const rejected = fitting.length < fresh.length ? 'rejected' : null
    setProblem(kept.length < fitting.length ? 'too-many' : rejected)
  }

  function remove(id: number) {
    drop(id)
    setProblem(null)
  }

  /** Takes out what the browser could not show: it is no picture. */
  function reject(id: number) {
    drop(id)
    setProblem('rejected')
  }

  function drop(id: number) {
    const gone = shown.current.find((image) => image.id === id)
    if (gone) URL.revokeObjectURL(gone.url)
    shown.current = shown.current.filter((image) => image.id !== id)
    setImages(shown.current)
  }

  return { images, problem, add, remove, reject }
}

/** As far as a browser can tell; the server decodes each file. */
function mayBeEvidence({ type, size }: File): boolean {
  const isPicture = type.startsWith('image/') && type !== 'image/svg+xml'
  return isPicture && size > 0 && size <= LIMITS.evidenceFile
}

function isSame(one: File, other: File): boolean {
  return (
    one.name === other.name &&
    one.size === other.size &&
    one.lastModified === other.lastModified &&
    one.type === other.type
  )
}
