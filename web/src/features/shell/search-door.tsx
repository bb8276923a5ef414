import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, useEffect } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import { searchIcon } from '#web/ui/icons.ts'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { usePreferences } from '#web/ui/preferences-store.ts'
import { messages as shellMessages } from './messages.en.ts'
import css from './search-door.module.css'
import { isForSearch } from './search-keys.ts'

const SEARCH = '/search'

/** Leads to the search of all content by a press, or by a key from anywhere on the page. */
export function SearchDoor() {
	const m = useMessages(shellMessages)
	const { slashSearch } = usePreferences()
	useSearchKeys(slashSearch)
	const slash = slashSearch ? '/' : ''
	return (
		<MenuLink
			href={SEARCH}
			className={css.door}
			title={m.searchKeys(m.search, slash)}
			aria-label={m.search}
			aria-keyshortcuts={`${slash} Control+K Meta+K`.trim()}
			onClick={(event: MouseEvent) => goToField() && event.preventDefault()}
		>
			<Icon path={searchIcon} />
			<span className={css.words}>{m.search}</span>
			<span className={css.key}>{slash}</span>
		</MenuLink>
	)
}

function useSearchKeys(hasSlash: boolean): void {
	const router = useRouter()
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			if (!isForSearch(event, hasSlash) || document.querySelector('dialog:modal')) return
			event.preventDefault()
			if (!goToField()) void router.navigate({ href: SEARCH })
		}
		addEventListener('keydown', press)
		return () => removeEventListener('keydown', press)
	}, [router, hasSlash])
}

/** Returns false where the page has no such field. */
function goToField(): boolean {
	const field = document.querySelector<HTMLInputElement>('#content [name=q]')
	field?.focus()
	field?.select()
	return field !== null
}
