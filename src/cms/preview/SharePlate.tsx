import { useEffect, useState } from "react";
import { shareCardSize } from "../../domain/share";
import { filling, shareCardLook as look, type Size } from "../../theme/share-card";

interface SharePlateProps {
  /** Empty until the picture is loaded. */
  readonly src: string;
  readonly focus: string;
}

const frame = { width: shareCardSize.width - look.panel, height: shareCardSize.height };

/** The picture of a share card, on the right of it. */
export function SharePlate({ src, focus }: SharePlateProps) {
  const whole = usePictureSize(src);
  const { left, top, ...size } = filling(whole ?? frame, frame, focus);
  return (
    <svg x={look.panel} {...frame} aria-hidden="true">
      <rect {...frame} fill={look.sheet} />
      {whole ? <image href={src} x={-left} y={-top} {...size} preserveAspectRatio="none" /> : null}
    </svg>
  );
}

/** The size of a picture as it is seen; undefined until it is loaded. */
function usePictureSize(src: string): Size | undefined {
  const [loaded, setLoaded] = useState<Size & { readonly src: string }>();
  useEffect(() => {
    if (!src) return;
    const image = new Image();
    image.onload = () => setLoaded({ src, width: image.naturalWidth, height: image.naturalHeight });
    image.src = src;
    return () => {
      image.onload = null;
    };
  }, [src]);
  return loaded?.src === src ? loaded : undefined;
}
