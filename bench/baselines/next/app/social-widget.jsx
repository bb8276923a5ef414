'use client'

import { useEffect, useState } from 'react'
import { app, telegram, whatsapp } from './communities.js'
import { ExternalLink } from './external-link.jsx'
import { messageCircleIcon, xIcon } from './icons.js'
import { Icon } from './line-icon.jsx'
import css from './social-widget.module.css'
import { useMenuDetails } from './use-menu-details.js'

const hintMilliseconds = 5_000
const hintKey = 'socialHintShown'

export function SocialWidget() {
	const ref = useMenuDetails()
	const isHintShown = useHint()
	return (
		<aside className={css.widget} aria-label="Connect With Us">
			{isHintShown && <p className={css.hint}>Click to explore me!</p>}
			<details ref={ref} className={css.details}>
				<summary className={css.button} aria-label="Connect With Us" title="Connect With Us">
					<Icon path={messageCircleIcon} className={css.closed} />
					<Icon path={xIcon} className={css.open} />
				</summary>
				<div className={css.panel}>
					<p className={css.title}>Connect With Us</p>
					<ul>
						{[whatsapp, telegram, app].map(({ href, icon, label }) => (
							<li key={label}>
								<ExternalLink href={href} className={css.link}>
									<Icon path={icon} />
									{label}
								</ExternalLink>
							</li>
						))}
					</ul>
				</div>
			</details>
		</aside>
	)
}

/** True for the first five seconds of a visit. */
function useHint() {
	const [isShown, setIsShown] = useState(false)
	useEffect(() => {
		if (sessionStorage.getItem(hintKey)) return
		setIsShown(true)
		const timer = setTimeout(() => {
			setIsShown(false)
			sessionStorage.setItem(hintKey, 'true')
		}, hintMilliseconds)
		return () => clearTimeout(timer)
	}, [])
	return isShown
}
