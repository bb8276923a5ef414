import { brand } from '@aravalli/shared/brand'
import { linkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Brand } from '#web/ui/brand.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Scene } from '#web/ui/scene.tsx'
import { messages as accountsMessages } from './messages.en.ts'
import css from './scene-frame.module.css'

interface SceneFrameProps {
	/** Shows the language switch and the theme. */
	tools: ReactNode
	children: ReactNode
}

/** Shows the hills beside a form; on a phone they stand above it. */
export function SceneFrame({ tools, children }: SceneFrameProps) {
	const m = useMessages(accountsMessages)
	const language = useLanguage()
	return (
		<div className={css.frame}>
			<header className={css.header}>
				<Scene variant="login" className={css.scene}>
					<div className={css.words}>
						<PageLink link={linkOptions({ to: '/dashboard' })} className={css.brand}>
							<Brand name={brand.name[language]} />
						</PageLink>
						<p className={css.line}>{m.sceneLine}</p>
						<p className={css.text}>{m.sceneText}</p>
					</div>
				</Scene>
				<div className={css.tools}>{tools}</div>
			</header>
			<main id="content" className={css.main} tabIndex={-1}>
				<div className={css.column}>{children}</div>
			</main>
		</div>
	)
}
