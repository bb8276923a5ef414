import { useMessages } from '#web/lib/messages.ts'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { DialogParts } from './dialog-parts.tsx'
import { Editors } from './editors.tsx'
import { Forms, States, Toasts } from './form-and-state-parts.tsx'
import { Carousels, Footer, Header, Menus, Side } from './frame-parts.tsx'
import { messages as designSystemMessages } from './messages.en.ts'
import { Navigation, Questions } from './question-parts.tsx'
import { Badges, Buttons } from './small-parts.tsx'
import { Themes } from './themes.tsx'
import { Colours, TypeScale } from './type-and-colours.tsx'

const sections = [
	['type', TypeScale],
	['colours', Colours],
	['header', Header],
	['menus', Menus],
	['buttons', Buttons],
	['badges', Badges],
	['navigation', Navigation],
	['questions', Questions],
	['dialog', DialogParts],
	['forms', Forms],
	['editor', Editors],
	['states', States],
	['toasts', Toasts],
	['carousel', Carousels],
	['side', Side],
	['footer', Footer],
] as const

/** Shows all parts at a glance to those who build pages. */
export function DesignSystemPage() {
	const m = useMessages(designSystemMessages)
	return (
		<PageBody top={<PageHeading title={m.title}>{m.subtitle}</PageHeading>}>
			{sections.map(([name, Part]) => (
				<Themes key={name} title={m.sections[name]}>
					<Part />
				</Themes>
			))}
		</PageBody>
	)
}
