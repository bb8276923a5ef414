import { RouterProvider } from '@tanstack/react-router'
import { hydrateStart } from '@tanstack/react-start/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { layOutRest } from './lib/lay-out-rest.ts'
import { loadMessages } from './lib/messages.ts'
import { nextTask } from './lib/next-task.ts'
import { keepLanguageOfLink } from './lib/stored-language.ts'

// One step at a time (ADR 0012).
await nextTask()
const router = await hydrateStart()
const { language, isLanguageInAddress } = router.options.context
await loadMessages(language)
keepLanguageOfLink(language, isLanguageInAddress)
await nextTask()

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<RouterProvider router={router} />
		</StrictMode>,
	)
})
layOutRest()
