import { formatDay } from '@aravalli/shared/format-day'
import type { StudentReview } from '@aravalli/shared/voices/contract'
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
import { reviewsQuery } from './queries.ts'
import { shownVoices } from './shown-voices.ts'
import { Stars } from './stars.tsx'
import css from './voice.module.css'
import { VoiceCarousel } from './voice-carousel.tsx'
import { langOf, Portrait } from './voice-parts.tsx'

/** Is what `StudentReviews` shows. */
export function StudentReviews({ api }: { api: ApiClient }) {
	const m = useMessages(voicesMessages)
	const { data, error } = useQuery(reviewsQuery(api, useLanguage()))
	const reviews = useLatest(data)?.data ?? (error ? [] : undefined)
	useEffect(() => {
		if (error) logFailure('the reviews could not be had', error)
	}, [error])
	const cards =
		reviews && shownVoices(reviews).map((review) => ({ key: review._id, content: <ReviewCard review={review} /> }))
	return (
		<div className={css.reviews}>
			<SectionTitle id="reviews" title={m.reviews} />
			<VoiceCarousel label={m.reviews} cards={cards} none={m.noReviews} />
		</div>
	)
}

export function ReviewCard({ review }: { review: StudentReview }) {
	const language = useLanguage()
	const lang = langOf(review)
	return (
		<figure className={css.review}>
			<div className={css.top}>
				<Stars rating={review.rating} />
				{review.isSample && <SampleMark />}
			</div>
			<blockquote className={css.says} lang={lang}>
				{review.description}
			</blockquote>
			<figcaption className={css.by}>
				<Portrait voice={review} />
				<div>
					<p className={css.name} lang={lang}>
						{review.name}
					</p>
					<p className={css.batch} lang={lang}>
						{review.batchName}
					</p>
					<p className={css.batch}>
						<span lang={lang}>{review.course}</span> · {formatDay(review.reviewDate, language)}
					</p>
				</div>
			</figcaption>
		</figure>
	)
}
