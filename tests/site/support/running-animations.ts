/** Running time-based animations of the page; scroll-driven ones are ignored. Runs in the page. */
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
