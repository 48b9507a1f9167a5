interface Props {
  /** `srcset` of the AVIF files, and of those for browsers without it. */
  avif: string;
  fallback: string;
  /** The file for browsers that know no `srcset`. */
  src: string;
  /** How wide it is shown, as the attribute has it. */
  sizes: string;
  /** Its own size in pixels: the room that it takes before it is loaded. */
  width: number;
  height: number;
  /** What it shows; empty, when it adds nothing to the words beside it. */
  alt: string;
  /** Below the first screen: loaded when it comes near. */
  lazy?: boolean;
  className?: string;
}

/** A photograph in AVIF and in a format that every browser reads; nothing moves when it arrives. */
export function Picture({ avif, fallback, src, sizes, lazy = false, className, alt, ...image }: Props) {
  return (
    <picture className={className}>
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
