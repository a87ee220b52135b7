import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { TextField } from '../../kit/forms/text-field.tsx';

interface Props<V extends FieldValues, B> {
  form: UseFormReturn<V, unknown, B>;
}

/** Whose ticket it is; both empty: anybody's. */
export function HolderFields<
  V extends FieldValues & { holderName: string; holderEmail: string },
  B,
>({ form }: Props<V, B>) {
  return (
    <>
      <TextField
        form={form}
        name={'holderName' as Path<V>}
        label="Holder's name"
        help="A ticket with a holder is redeemed by a registration that matches: by email where there is one, else by name."
      />
      <TextField
        form={form}
        name={'holderEmail' as Path<V>}
        label="Holder's email"
        type="email"
        inputMode="email"
      />
    </>
  );
}
