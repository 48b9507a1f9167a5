/** What moves by itself on the page, run inside it: animations that run on time, not on a scroll position. */
export function runningAnimations(): string[] {
  return document
    .getAnimations()
    .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
    .map((animation) => {
      const { target } = animation.effect as KeyframeEffect;
      const { animationName } = animation as CSSAnimation;
      return `${target?.localName}.${target?.classList} ${animationName ?? 'moves'}`;
    });
}
