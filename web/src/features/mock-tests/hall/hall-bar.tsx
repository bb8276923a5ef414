import type { ReactNode } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { iconButtonClass } from '#web/ui/icon-button.tsx'
import { arrowLeftIcon } from '#web/ui/icons.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { PageLanguageSwitch } from '../../shell/public.tsx'
import { paperLink } from '../mock-test-links.ts'
import css from './hall-bar.module.css'
import type { HallState } from './hall-state.ts'
import { messages as hallMessages } from './messages.en.ts'
import { SaveState } from './save-state.tsx'

interface HallBarProps {
	title: string
	paperId: string
	hall: HallState
	timer: ReactNode
	onSubmit: () => void
}

/** Stays in sight: the paper, the time, whether all is saved, the language of the whole paper, and the end. */
export function HallBar({ title, paperId, hall, timer, onSubmit }: HallBarProps) {
	const m = useMessages(hallMessages)
	return (
		<header className={css.bar}>
			<div className={css.inside}>
				<div className={css.paper}>
					<PageLink link={paperLink(paperId)} className={iconButtonClass()} aria-label={m.leave} title={m.leave}>
						<Icon path={arrowLeftIcon} />
					</PageLink>
					<h1 className={css.title}>{title}</h1>
					<PageLanguageSwitch />
				</div>
				{timer}
				<SaveState hall={hall} />
				<div className={css.submit}>
					<Button isCompact variant="primary" onClick={onSubmit}>
						{m.submit}
					</Button>
				</div>
			</div>
		</header>
	)
}
