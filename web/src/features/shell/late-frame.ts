import { use } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { declareLateCode, useLateCode } from '#web/lib/late-code.ts'
import { textsIn } from '#web/lib/messages.ts'
import type { MenuName } from './menus.ts'

/** What the menus, the footer and the corner's panel hold: a third of a page's elements, and the same for all who read it in a language. */
export const lateFrame = declareLateCode(async () => {
	const [{ FooterContent }, { SocialPanel }, { entriesOf }, { messages }] = await Promise.all([
		import('./footer-content.tsx'),
		import('./social-panel.tsx'),
		import('./menu-entries.ts'),
		import('./late-messages.en.ts'),
	])
	return { FooterContent, SocialPanel, entriesOf, texts: messages }
})

/** What the menus hold on a page; null while the server's markup of it stands. */
export function useMenuEntries(pathname: string) {
	const language = useLanguage()
	const late = useLateCode(lateFrame, `${language} ${pathname}`)
	const texts = late && use(textsIn(late.texts, language))
	return late && texts && ((menu: MenuName) => late.entriesOf(menu, texts, pathname))
}
