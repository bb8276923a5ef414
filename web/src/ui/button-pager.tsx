import { useMessages } from '#web/lib/messages.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { chevronLeftIcon, chevronRightIcon } from './icons.ts'
import { messages as uiMessages } from './messages.en.ts'
import css from './pager.module.css'

interface ButtonPagerProps {
	/** Counts from 1. */
	page: number
	totalPages: number
	onPage: (page: number) => void
}

/** Does what `Pager` does for a list that is only a part of its page, whose address says nothing of it. */
export function ButtonPager({ page, totalPages, onPage }: ButtonPagerProps) {
	const m = useMessages(uiMessages)
	// An end without a page to go to keeps the focus that brought the reader there.
	const end = (to: number) => {
		const isThere = to >= 1 && to <= totalPages
		return { isCompact: true, 'aria-disabled': !isThere, onClick: () => isThere && onPage(to) }
	}
	return (
		<nav className={css.pager} aria-label={m.pages}>
			<Button {...end(page - 1)} icon={chevronLeftIcon}>
				{m.previous}
			</Button>
			<span>
				{m.page} <b>{page}</b> / {totalPages}
			</span>
			<Button {...end(page + 1)}>
				{m.next}
				<Icon path={chevronRightIcon} />
			</Button>
		</nav>
	)
}
