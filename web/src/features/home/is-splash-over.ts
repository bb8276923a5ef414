import { hasCookie } from '#web/lib/browser-store/cookie.ts'
import { isMotionReduced } from '#web/lib/is-motion-reduced.ts'
import { splashSeen } from './stored.ts'

/** Tells whether `/` leads on at once. It works only in the browser. */
export const isSplashOver = (): boolean => isMotionReduced() || hasCookie(splashSeen)
