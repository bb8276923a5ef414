import { isMotionReduced } from '#web/lib/is-motion-reduced.ts'

/** As --calm and --ease. Nodes and the layer move alike: who has opened a node sees it stay where it is. */
export const CALM = { duration: 240, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' }

/** Beyond this a phone cannot move that many words without jerking: they are there at once. */
export const MOST_IN_MOTION = 70

/** Whether things glide to their places. */
export const isCalm = (layer: SVGSVGElement) => layer.dataset.calm !== undefined && !isMotionReduced()
