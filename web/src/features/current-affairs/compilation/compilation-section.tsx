import { useState } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { loginLink } from '../links.ts'
import { messages as currentAffairsMessages } from '../messages.en.ts'
import css from './compilation-section.module.css'

const CompilationForm = lazyPart(() => import('./compilation-form.tsx').then((part) => part.CompilationForm))

/** Offers a month in one file. The code that makes it comes when the section is opened. */
export function CompilationSection({ api }: { api: ApiClient }) {
	const m = useMessages(currentAffairsMessages)
	const isSignedIn = useViewer() !== null
	const [isOpen, setIsOpen] = useState(false)
	return (
		<Sheet as="section" className={css.section}>
			<h2 className={css.title}>{m.compilation}</h2>
			<p className={css.text}>{m.compilationText}</p>
			{isSignedIn ? (
				<div className={css.form}>
					<Disclosure showLabel={m.openCompilation} isOpen={isOpen} onToggle={setIsOpen}>
						<noscript>{m.compilationNeedsScript}</noscript>
						{isOpen && <CompilationForm api={api} />}
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
