interface Props {
  /** `srcset` of the AVIF files, and of the fallback format. */
  avif: string;
  fallback: string;
  /** The file for browsers without `srcset`. */
  src: string;
  /** The `sizes` attribute. */
  sizes: string;
  /** Intrinsic size in pixels; reserves the space before the image loads. */
  width: number;
  height: number;
  /** Alternative text; empty if the image adds nothing to the text next to it. */
  alt: string;
  /** Loads the image lazily; for images below the fold. */
  lazy?: boolean;
  className?: string;
  /** Set if the picture is animated. */
  'data-animated'?: '';
}

/** A photo in AVIF with a fallback format. Loading it does not shift the layout. */
export function Picture({
  avif,
  fallback,
  src,
  sizes,
  lazy = false,
  className,
  'data-animated': animated,
  alt,
  ...image
}: Props) {
  return (
    <picture className={className} data-animated={animated}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        alt={alt}
        loading={lazy ? 'lazy' : undefined}
        srcSet={fallback}
        sizes={sizes}
        src={src}
        {...image}
      />
    </picture>
  );
}
