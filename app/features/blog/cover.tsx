import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'

/**
 * The picture of an article, in the shape of 1200 to 630 before it is loaded. It says nothing that the title does not.
 * @param first whether it is seen without scrolling
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
