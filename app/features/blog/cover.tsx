import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'

/**
 * An article's cover image with reserved space of 1200:630. Decorative, as the title says the same.
 * @param first whether it is visible without scrolling
 */
export function Cover({
  image,
  first = false,
  className,
}: {
  image: string | null
  first?: boolean
  className?: string
}) {
  const shape = classNames('aspect-[40/21] w-full bg-brand-soft object-cover', className)
  if (!image) {
    return (
      <div className={classNames('grid place-items-center text-brand', shape)}>
        <Icon name="shield-check" className="size-14" />
      </div>
    )
  }
  return (
    <img
      src={image}
      alt=""
      width={1200}
      height={630}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      className={shape}
    />
  )
}
