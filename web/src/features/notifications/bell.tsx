import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useApi } from '#web/lib/use-api.ts'
import { whenAtRest } from '#web/lib/when-at-rest.ts'
import { Icon } from '#web/ui/icon.tsx'
import { iconButtonClass } from '#web/ui/icon-button.tsx'
import { bellIcon } from '#web/ui/icons.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { useDismissal } from '#web/ui/use-dismissal.ts'
import css from './bell.module.css'
import { countText, unreadQuery } from './queries.ts'

interface BellProps {
	/** The frame has these among its own texts: those of this feature would be one more file for each page. */
	label: string
	labelOf: (count: string) => string
}

const Panel = lazyPart(() => import('./bell-panel.tsx').then((part) => part.BellPanel), { isOverlay: true })

/** Opens what is new; its code is asked for with the first press. Without JavaScript it leads to the page. */
export function Bell({ label, labelOf }: BellProps) {
	const box = useRef<HTMLDivElement>(null)
	const [isOpen, setIsOpen] = useState(false)
	const close = () => setIsOpen(false)
	useDismissal(box, isOpen, close)
	const count = useCount()
	const name = count ? labelOf(count) : label
	return (
		<div ref={box} className={css.box}>
			<button
				type="button"
				className={iconButtonClass(`needsScript ${css.bell}`)}
				title={name}
				aria-label={name}
				aria-expanded={isOpen}
				onPointerEnter={Panel.preload}
				onClick={() => setIsOpen((wasOpen) => !wasOpen)}
			>
				<Icon path={bellIcon} />
				{count && <span className={css.count}>{count}</span>}
			</button>
			<MenuLink href="/notifications" className={iconButtonClass('needsNoScript')} aria-label={label}>
				<Icon path={bellIcon} />
			</MenuLink>
			{isOpen && <Panel onLeave={close} />}
		</div>
	)
}

/** Asks once the page is at rest; who cannot be told is shown the bell alone. */
function useCount(): string {
	const [isAtRest, setIsAtRest] = useState(false)
	useEffect(() => whenAtRest(() => setIsAtRest(true)), [])
	const { data } = useQuery({ ...unreadQuery(useApi()), enabled: isAtRest })
	return data ? countText(data.data) : ''
}
