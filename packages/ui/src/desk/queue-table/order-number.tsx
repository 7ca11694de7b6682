/** A number like "GC-2611-20-48813". Where there is little room the five digits that people say stay in sight. */
export function OrderNumber({ number }: { number: string }) {
  return (
    <span className="k-queue-table-number">
      <span className="k-queue-table-number-start">{number.slice(0, -5)}</span>
      {number.slice(-5)}
    </span>
  )
}
