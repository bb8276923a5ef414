import type { Kind } from '@aravalli/shared/content/kind'
import type { ImportState } from '@aravalli/shared/content/transfer-contract'
import { kinds } from '@aravalli/shared/kinds'
import { useQueryClient } from '@tanstack/react-query'
import { type NavigateOptions, useNavigate } from '@tanstack/react-router'
import type { ApiClient } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { DeskBody } from '../desk-body.tsx'
import { deskListLink } from '../desk-links.ts'
import { DeskTop } from '../desk-top.tsx'
import { ChooseFile } from './choose-file.tsx'
import { importQuery } from './import-calls.ts'
import { importLink } from './import-link.ts'
import { ImportSteps } from './import-steps.tsx'
import { messages as transferMessages } from './messages.en.ts'
import { RecentImports } from './recent-imports.tsx'
import css from './transfer.module.css'

interface ImportPageProps {
	api: ApiClient
	/** Both come from the address: the name of a kind, and the id of an import where a file has been read. */
	type: string
	id: string | undefined
}

/** Brings in entries of a kind. The import stands in the address: whoever leaves the page, or loses it, comes back to it. */
export function ImportPage({ type, ...props }: ImportPageProps) {
	const kind = kinds.find(({ name }) => name === type)
	return kind && <ImportOf key={type} kind={kind} {...props} />
}

function ImportOf({ kind, api, id }: Omit<ImportPageProps, 'type'> & { kind: Kind }) {
	const m = useMessages(transferMessages)
	const name = kind.names[useLanguage()]
	const navigate = useNavigate()
	const queryClient = useQueryClient()
	const open = (state: ImportState) => {
		queryClient.setQueryData(importQuery(api, kind.name, state.id).queryKey, { success: true, data: state })
		void navigate(importLink(kind.name, state.id) as NavigateOptions)
	}
	return (
		<DeskBody
			api={api}
			place={kind.name}
			top={
				<DeskTop trail={[{ label: name, link: deskListLink(kind.name) }, { label: m.import }]} title={m.title(name)} />
			}
		>
			{id ? (
				<ImportSteps key={id} api={api} type={kind.name} importId={id} />
			) : (
				<div className={css.steps}>
					<ChooseFile type={kind.name} hasWordForm={kind.hasWordForm === true} onRead={open} />
					<RecentImports api={api} type={kind.name} />
				</div>
			)}
		</DeskBody>
	)
}
