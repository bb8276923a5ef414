import { brand } from '@aravalli/shared/brand'
import { linkOptions, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { writeCookie } from '#web/lib/browser-store/cookie.ts'
import { BrandMark } from '#web/ui/brand.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { classNames } from '#web/ui/class-names.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { Scene } from '#web/ui/scene.tsx'
import { isSplashOver } from './is-splash-over.ts'
import css from './splash-page.module.css'
import { splashSeen } from './stored.ts'

/** The splash shows both languages to everybody, so they are not translated. */
const splashWords = {
	skip: { english: 'Skip', hindi: 'छोड़ें' },
	motto: { hindi: 'हर दिन, एक कदम ऊपर' },
}

/**
 * The splash stands for so long, from when the page is alive. The animation of splash-page.module.css takes as long.
 */
const splashMilliseconds = 5500

/** The home page takes the place of the splash in the browser's history: Back is not to lead to it again. */
const onward = linkOptions({ to: '/dashboard', replace: true })

/**
 * Shows the first screen of the site, in both languages; it goes on by itself. Without JavaScript the browser reloads
 * into the home page.
 */
export function SplashPage() {
	const isRunning = useWayOn()
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
					<div className={css.trail} data-running={isRunning || undefined}>
						<div className={css.fill} />
					</div>
				</div>
			</main>
		</Scene>
	)
}

/** Leads to the home page when the time has come. It gives true from when the time counts. */
function useWayOn(): boolean {
	const router = useRouter()
	const [isRunning, setIsRunning] = useState(false)
	useEffect(() => {
		const goOn = () => void router.navigate(onward)
		if (isSplashOver()) {
			goOn()
			return
		}
		writeCookie(splashSeen, '1')
		setIsRunning(true)
		const timer = setTimeout(goOn, splashMilliseconds)
		return () => clearTimeout(timer)
	}, [router])
	return isRunning
}
