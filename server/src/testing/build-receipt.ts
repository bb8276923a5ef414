import { randomUUID } from 'node:crypto'
import { paise } from '@aravalli/shared/money'
import type { NewReceipt } from '../features/receipts/issue-receipt.ts'

/** Describes a payment of ₹799 for the monthly plan, by UPI. */
export function buildReceipt(given: Partial<NewReceipt> = {}): NewReceipt {
	return {
		paymentId: randomUUID(),
		userId: 'asha',
		title: { english: 'Monthly evaluation plan', hindi: 'मासिक मूल्यांकन योजना' },
		amountPaise: paise(799_00),
		originalPaise: paise(999_00),
		method: 'upi',
		providerPaymentId: 'pay_R5zq2ExAmPlE01',
		validFrom: new Date('2026-11-28T09:12:00Z'),
		validTill: new Date('2026-12-28T09:12:00Z'),
		buyer: { name: 'Asha Meena', email: 'asha@example.com' },
		paidAt: new Date('2026-11-28T09:12:00Z'),
		...given,
	}
}
