import type { ApiClient } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { usePart } from '#web/ui/use-part.ts'
import { loginLink } from '../links.ts'
import { messages as currentAffairsMessages } from '../messages.en.ts'
import css from './compilation-section.module.css'

/** A month in one file. What makes it comes when the section is opened. */
export function CompilationSection({ api }: { api: ApiClient }) {
	const m = useMessages(currentAffairsMessages)
	const isSignedIn = useViewer() !== null
	const [Form, fetchForm] = usePart(async () => (await import('./compilation-form.tsx')).CompilationForm)
	return (
		<Sheet as="section" className={css.section}>
			<h2 className={css.title}>{m.compilation}</h2>
			<p className={css.text}>{m.compilationText}</p>
			{isSignedIn ? (
				<div className={css.form}>
					<Disclosure showLabel={m.openCompilation} onToggle={(isOpen) => isOpen && void fetchForm()}>
						<noscript>{m.compilationNeedsScript}</noscript>
						{Form && <Form api={api} />}
					</Disclosure>
				</div>
			) : (
				<PageLink link={loginLink()} className={buttonClass({ isCompact: true })}>
					{m.login}
				</PageLink>
			)}
		</Sheet>
	)
}
