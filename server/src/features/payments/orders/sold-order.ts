import type { SoldOrder } from '../seller.ts'
import type { OrderRow } from './tables.ts'

export function soldOrder({ id, userId, kind, itemId, pricePaise, originalPaise, title }: OrderRow): SoldOrder {
	return { orderId: id, userId, kind, itemId, price: pricePaise, originalPrice: originalPaise, title }
}
