import type { Testimonial } from '@aravalli/shared/voices/contract'
import css from './voice.module.css'

/** Shows the picture in the arch. The name stands beside it, so readers who do not see it miss nothing. */
export function Portrait({ voice }: { voice: Testimonial }) {
	if (!voice.img) return null
	return <img className={css.portrait} src={voice.img} width="224" height="288" alt="" loading="lazy" />
}

export const langOf = (voice: Testimonial) => (voice.isFallback ? 'en' : undefined)
