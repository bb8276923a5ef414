import { expect, it } from 'vitest'
import { readHistoryView } from './history-view.ts'

it.each([
	[{}, {}],
	[{ status: 'captured' }, { status: 'captured' }],
	[{ status: 'authorized' }, { status: 'authorized' }],
	[
		{ type: 'orders', status: 'created' },
		{ type: 'orders', status: 'created' },
	],
	[
		{ type: 'orders', status: 'failed' },
		{ type: 'orders', status: 'failed' },
	],
	[{ status: 'paid' }, {}],
	[{ type: 'orders', status: 'captured' }, { type: 'orders' }],
	[{ type: 'payments', status: ['failed'] }, {}],
	[{ type: 3, status: 4 }, {}],
])('an address with %j shows %j', (search, view) => expect(readHistoryView(search)).toEqual(view))
