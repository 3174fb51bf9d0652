import * as Radix from '@radix-ui/react-dialog'

/** The dialog of shadcn/ui: Radix with classes of Tailwind. */
export const Dialog = Radix.Root
export const DialogTrigger = Radix.Trigger

export function DialogContent({ title, children }) {
  return (
    <Radix.Portal>
      <Radix.Overlay className="fixed inset-0 z-50 bg-black/50" />
      <Radix.Content
        aria-describedby={undefined}
        className="bg-background fixed top-[50%] left-[50%] z-50 grid w-full max-w-[calc(100%-2rem)] translate-x-[-50%] translate-y-[-50%] gap-4 rounded-lg border p-6 shadow-lg sm:max-w-2xl"
      >
        <Radix.Title className="text-lg leading-none font-semibold">{title}</Radix.Title>
        {children}
      </Radix.Content>
    </Radix.Portal>
  )
}
