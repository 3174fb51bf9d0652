import { pageOf } from '../dom/root-of.ts'
import { isElement } from '../dom/kinds.ts'
import { useRef, type FocusEvent, type RefObject } from 'react'
import { isOfField } from '../ui/popups/popup-container.tsx'
import { callHost, type OnError } from './host/host-errors.ts'
import type { RichTextFieldProps } from './rich-text-field-props.tsx'
import type { ValueSync } from './value/value-sync.ts'

interface FocusListeners {
  readonly onFocus: () => void
  readonly onBlur: (event: FocusEvent) => void
}

/** Tells the host that the focus comes into the field or leaves all of it. React brings here what happens in popups, too. */
export function useFocusWithin(
  field: RefObject<HTMLElement | null>,
  { onFocus, onBlur }: Pick<RichTextFieldProps, 'onFocus' | 'onBlur'>,
  { value, onError }: { readonly value: ValueSync; readonly onError: OnError },
): FocusListeners {
  const isWithin = useRef(false)
  return {
    onFocus() {
      if (isWithin.current) return
      isWithin.current = true
      if (onFocus) callHost(onError, onFocus)
    },
    onBlur({ relatedTarget, target }) {
      if (isElement(relatedTarget) && isOfField(field.current ?? undefined, relatedTarget)) return
      // A popup that closes hands the focus back once it is gone, and a window that is left has it again later.
      if (!relatedTarget && (target.closest('[data-closed]') || !pageOf(target).hasFocus())) return
      isWithin.current = false
      // After what the text does itself at that.
      void value.flushSoon().then(() => onBlur && callHost(onError, onBlur))
    },
  }
}
