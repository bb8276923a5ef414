import type { Testimonial } from '@aravalli/shared/voices/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { logFailure } from '#web/lib/log-failure.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useLatest } from '#web/lib/use-latest.ts'
import { SampleMark } from '#web/ui/sample-mark.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { messages as voicesMessages } from './messages.en.ts'
import { testimonialsQuery } from './queries.ts'
import { shownVoices } from './shown-voices.ts'
import css from './voice.module.css'
import { VoiceCarousel } from './voice-carousel.tsx'
import { langOf, Portrait } from './voice-parts.tsx'

/** Is what `Testimonials` shows. */
export function Testimonials({ api }: { api: ApiClient }) {
	const m = useMessages(voicesMessages)
	const { data, error } = useQuery(testimonialsQuery(api, useLanguage()))
	const voices = useLatest(data)?.data ?? (error ? [] : undefined)
	useEffect(() => {
		if (error) logFailure('the testimonials could not be had', error)
	}, [error])
	const cards =
		voices && shownVoices(voices).map((voice) => ({ key: voice._id, content: <TestimonialCard voice={voice} /> }))
	return (
		<div>
			<SectionTitle id="testimonials" title={m.testimonials} />
			<VoiceCarousel label={m.testimonials} cards={cards} none={m.noTestimonials} />
		</div>
	)
}

export function TestimonialCard({ voice }: { voice: Testimonial }) {
	return (
		<figure className={css.testimonial}>
			<Portrait voice={voice} />
			<div className={css.words}>
				<blockquote className={css.says} lang={langOf(voice)}>
					{voice.description}
				</blockquote>
				<figcaption lang={langOf(voice)}>
					<p className={css.name}>{voice.name}</p>
					<p className={css.batch}>
						{voice.batchName} {voice.isSample && <SampleMark />}
					</p>
				</figcaption>
			</div>
		</figure>
	)
}
