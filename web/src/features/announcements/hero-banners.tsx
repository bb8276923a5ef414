import type { Banner } from '@aravalli/shared/announcements/contract'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { logFailure } from '#web/lib/log-failure.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useLatest } from '#web/lib/use-latest.ts'
import { Carousel } from '#web/ui/carousel.tsx'
import { messages as uiMessages } from '#web/ui/messages.en.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import css from './hero-banners.module.css'
import { messages as announcementsMessages } from './messages.en.ts'
import { bannersQuery } from './queries.ts'

const shownSeconds = 8

/** Shows the banners across the whole width of the page, one after another. */
export function HeroBanners({ api }: { api: ApiClient }) {
	const m = useMessages(announcementsMessages)
	const { data, error } = useQuery(bannersQuery(api, useLanguage()))
	const banners = useLatest(data)?.data
	useEffect(() => {
		if (error) logFailure('the banners could not be had', error)
	}, [error])
	if (!banners && !error) {
		return (
			<p className={css.state} role="status">
				{m.loading}
			</p>
		)
	}
	if (!banners || banners.length === 0) return <p className={css.none}>{m.none}</p>
	const slides = banners.map((banner, index) => ({
		key: banner._id,
		content: <Slide banner={banner} isFirst={index === 0} />,
	}))
	return <Carousel label={m.banners} slides={slides} intervalSeconds={shownSeconds} isRowOnPhones />
}

/** The picture has no words: they stand over it. */
export function Slide({ banner, isFirst }: { banner: Banner; isFirst: boolean }) {
	const m = useMessages(uiMessages)
	// The banners wait, so that the page comes alive first.
	const isHydrated = useDeferredValue(useIsHydrated())
	const lang = banner.isFallback ? 'en' : undefined
	const picture = <Picture banner={banner} isFirst={isFirst} lang={lang} />
	return (
		<a className={css.banner} href={banner.call_actionLink} target="_blank" rel="noopener">
			{/* The later ones are not to hold up what is being read. */}
			{isFirst || isHydrated ? picture : <noscript>{picture}</noscript>}
			<span className={css.words} lang={lang}>
				<span className={css.heading}>{banner.heading}</span>
				<span>{banner.text}</span>
			</span>
			<span className="visuallyHidden"> {m.newTab}</span>
		</a>
	)
}

interface PictureProps {
	banner: Banner
	isFirst: boolean
	lang: string | undefined
}

function Picture({ banner, isFirst, lang }: PictureProps) {
	return (
		<picture>
			<source media="(min-width: 640px)" srcSet={banner.Banner_img} width="1536" height="256" />
			<img
				className={css.picture}
				src={banner.phoneImage}
				width="600"
				height="400"
				alt={banner.alt}
				lang={lang}
				fetchPriority={isFirst ? 'high' : 'low'}
			/>
		</picture>
	)
}
