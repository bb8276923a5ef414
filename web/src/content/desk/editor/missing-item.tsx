import type { Kind } from '@aravalli/shared/content/kind'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { deskListLink } from '../desk-links.ts'
import { messages as editorMessages } from './messages.en.ts'

/** Stands at an address whose id names no item of the kind. */
export function MissingItem({ kind }: { kind: Kind }) {
	const m = useMessages(editorMessages)
	const language = useLanguage()
	return (
		<PageBody>
			<Sheet>
				<EmptyState
					as="h1"
					title={m.notFoundTitle}
					text={m.notFoundText}
					action={
						<PageLink link={deskListLink(kind.name)} className={buttonClass({ isCompact: true })}>
							{m.backTo(kind.names[language])}
						</PageLink>
					}
				/>
			</Sheet>
		</PageBody>
	)
}
