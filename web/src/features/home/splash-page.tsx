import { brand } from '@aravalli/shared/brand'
import { linkOptions, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { writeCookie } from '#web/lib/browser-store/cookie.ts'
import { BrandMark } from '#web/ui/brand.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { classNames } from '#web/ui/class-names.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { Scene } from '#web/ui/scene.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { isSplashOver } from './is-splash-over.ts'
import css from './splash-page.module.css'
import { firstPaint, splashRest } from './splash-time.ts'
import { splashSeen } from './stored.ts'

/** The splash shows both languages to everybody, so they are not translated. */
const splashWords = {
	skip: { english: 'Skip', hindi: 'छोड़ें' },
	motto: { hindi: 'हर दिन, एक कदम ऊपर' },
}

/** The home page takes the place of the splash in the browser's history: Back is not to lead to it again. */
const onward = linkOptions({ to: '/dashboard', replace: true })

/**
 * Shows the first screen of the site, in both languages; it goes on by itself. Without JavaScript the browser reloads
 * into the home page.
 */
export function SplashPage() {
	useWayOn()
	return (
		<Scene variant="splash" className={css.splash}>
			<noscript>
				<meta httpEquiv="refresh" content={`6;url=${onward.to}`} />
			</noscript>
			<main id="content" className={css.main}>
				<PageLink link={onward} className={classNames(buttonClass({ isCompact: true }), css.skip)}>
					<span>
						<span lang="en">{splashWords.skip.english}</span>
						{' · '}
						<span lang="hi">{splashWords.skip.hindi}</span>
					</span>
				</PageLink>
				<BrandMark className={css.mark} />
				<h1 className={css.title}>
					<span className={css.hindi} lang="hi">
						{brand.name.hindi}
					</span>
					<span className={css.english} lang="en">
						{brand.name.english}
					</span>
				</h1>
				<div className={css.foot}>
					<p lang="hi">{splashWords.motto.hindi}</p>
					<div className={css.trail}>
						<div className={css.fill} />
					</div>
				</div>
			</main>
		</Scene>
	)
}

/** Leads to the home page when the time has come. */
function useWayOn(): void {
	const router = useRouter()
	const isHydrated = useIsHydrated()
	const [opensInBrowser] = useState(isHydrated)
	useEffect(() => {
		const goOn = () => void router.navigate(onward)
		if (isSplashOver()) {
			goOn()
			return
		}
		const timer = setTimeout(goOn, splashRest(opensInBrowser ? null : firstPaint(), performance.now()))
		writeCookie(splashSeen, '1')
		return () => clearTimeout(timer)
	}, [router, opensInBrowser])
}
