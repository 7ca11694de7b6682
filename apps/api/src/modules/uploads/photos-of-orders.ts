// Parts of the statement that makes orders.

/** What a seller sends of a card. Documents of a verification are none of it. */
export const showsCard = (upload: string): string => `${upload}.kind in ('front', 'back', 'receipt')`

/** Locks the photos of `rows (user_id, upload_id)` that show cards, are the seller's own and no order's; answers their `id`. */
export const lockFreePhotos = (rows: string): string => `
    select u.id from uploads u join ${rows} p on p.upload_id = u.id
    where u.user_id = p.user_id and u.order_id is null and ${showsCard('u')}
    order by u.id for no key update of u`

/** Gives photos to orders, by `rows (order_id, upload_id)`: they are kept from now on. */
export const claimPhotos = (rows: string): string => `
    update uploads u set order_id = r.order_id from ${rows} r where u.id = r.upload_id`
