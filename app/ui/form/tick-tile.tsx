import type { ComponentProps } from 'react'

/** A checkbox and its label as one tile, of which every part can be pressed. */
export function TickTile({ children, ...input }: ComponentProps<'input'>) {
  return (
    <label className="flex min-h-13 cursor-pointer items-center gap-3 rounded-md border border-line-strong px-4 py-2 hover:bg-brand-soft has-checked:border-brand has-checked:bg-brand-soft has-checked:font-semibold">
      <input {...input} type="checkbox" className="size-5 shrink-0 accent-brand" />
      {children}
    </label>
  )
}
